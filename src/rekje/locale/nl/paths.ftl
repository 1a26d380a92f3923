paths-board = Op het bord liggen { $count } stenen; er kunnen er hoogstens { $most } worden doorzocht.
paths-letters = Er zijn { $count } letters om te leggen; er kunnen er hoogstens { $most } worden doorzocht.
paths-no-letter = Op { $square } ligt geen letter waar een woord doorheen kan lopen.
paths-question = Hierin kan niet gezocht worden: { $why }.
