# Tenir la marque d’une partie sur la table
keep-line-twice = Cette ligne est déjà inscrite.
keep-no-line = Cette ligne ne figure pas (ou plus) sur cette feuille.
keep-full = Une feuille de marque a { $most } lignes au plus.
keep-no-book = Personne ne tient la marque à cette table.
