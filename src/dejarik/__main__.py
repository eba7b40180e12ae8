"""``python -m dejarik`` is ``dejarik``, also where its folder is not on the path."""

from dejarik.cli import main

if __name__ == "__main__":
    main()
