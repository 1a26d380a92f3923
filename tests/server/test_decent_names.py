"""Names with abuse in them are refused; names that people really have are not."""

from __future__ import annotations

import pytest

from rekje.locale import LANGUAGES, say
from rekje.model.problems import FormError
from rekje.server.seating.naming import decent_name
from tests.server.kit import Browser, Server

FIRST_NAMES = (
    "Aaron", "Ada", "Adam", "Adèle", "Agnese", "Ahmed", "Aïcha", "Aisha", "Alba", "Albert", "Alessandro",
    "Alessia", "Alexander", "Alfons", "Alice", "Amélie", "Amina", "Anaïs", "Andrea", "Anita", "Anke", "Anna",
    "Anneke", "Annika", "Ansgar", "Antje", "Antonio", "Arie", "Arsène", "Ashley", "Assi", "Astrid", "Asterios",
    "August", "Aurélie", "Babette", "Bart", "Beate", "Bernadette", "Berta", "Bianca", "Bilal", "Björn", "Bob",
    "Boris", "Bram", "Brigitte", "Britta", "Bruno", "Camille", "Candy", "Carla", "Carmen", "Caspar", "Cassandra",
    "Cécile", "Chantal", "Charlotte", "Chiara", "Chloé", "Christa", "Cinzia", "Claire", "Claudia", "Clémence",
    "Con", "Constance", "Cornelius", "Cunegonde", "Daan", "Dagmar", "Daniela", "Darcy", "Derk", "Dick", "Dieter",
    "Dimitri", "Dirk", "Dolores", "Dora", "Dorothea", "Dusan", "Edith", "Edwige", "Eefje", "Elio", "Elke", "Ellen",
    "Émile", "Emma", "Enrico", "Erika", "Esra", "Esther", "Étienne", "Eva", "Fabio", "Fanny", "Fatima", "Federica",
    "Femke", "Fien", "Filippo", "Fleur", "Florian", "Fotis", "Francesca", "Franck", "Frederik", "Fridolin",
    "Frits", "Gaia", "Gay", "Geert", "Geertje", "Gerrit", "Gianni", "Gijs", "Ginevra", "Giuditta", "Giulia",
    "Giuseppe", "Greta", "Gudrun", "Guillaume", "Gül", "Günther", "Guus", "Hamid", "Hanna", "Hannelore", "Hans",
    "Hassan", "Hebe", "Heike", "Heinz", "Hélène", "Henk", "Hennie", "Hilde", "Horst", "Huguette", "Huub",
    "Ibrahim", "Ida", "Igor", "Ilse", "Inès", "Ingeborg", "Irène", "Isabella", "Ivo", "Jaap", "Jacqueline", "Jan",
    "Janneke", "Jasper", "Jesse", "Jessica", "Joël", "Johann", "Jolanda", "Joris", "José", "Josette", "Jules",
    "Julia", "Jürgen", "Kaat", "Kamal", "Karl", "Kathleen", "Katja", "Kees", "Klaas", "Klothilde", "Koen",
    "Konrad", "Kurt", "Lara", "Lars", "Laszlo", "Laura", "Lea", "Leila", "Lena", "Leonardo", "Les", "Lies",
    "Lieke", "Lisette", "Loes", "Lorenzo", "Lotte", "Louise", "Luca", "Lucia", "Lüder", "Ludo", "Luigi", "Luise",
    "Lulu", "Luuk", "Maarten", "Maddalena", "Maike", "Manfred", "Manon", "Margherita", "Maria", "Marie", "Martijn",
    "Mathilde", "Matteo", "Maud", "Mehmet", "Mette", "Micha", "Michele", "Mick", "Mietje", "Miriam", "Mohammed",
    "Moira", "Mose", "Moses", "Muriel", "Mustafa", "Nadia", "Nance", "Nancy", "Niels", "Nicole", "Nigel", "Nikola",
    "Noor", "Odette", "Olaf", "Oliver", "Ornella", "Oscar", "Otto", "Özlem", "Pansy", "Paola", "Pascal", "Patty",
    "Peggy", "Penelope", "Peter", "Petra", "Philippe", "Pia", "Piet", "Pieter", "Pim", "Pippa", "Pom", "Quentin",
    "Quim", "Rachid", "Raffaella", "Raoul", "Reet", "Regina", "Reinhard", "Renate", "Riccardo", "Rieneke", "Rik",
    "Rita", "Roberta", "Roman", "Romano", "Rosa", "Roxane", "Ruben", "Rudi", "Ruud", "Sabine", "Salome", "Salomé",
    "Samira", "Sanne", "Saskia", "Sebastian", "Sébastien", "Selma", "Serge", "Shirley", "Sietse", "Silvio",
    "Simone", "Sissi", "Sjoerd", "Sofie", "Sophie", "Stefano", "Stijn", "Stien", "Susanna", "Sven", "Sylvie",
    "Tamara", "Tante", "Teun", "Theresa", "Thijs", "Thomas", "Tiago", "Tineke", "Titia", "Titus", "Tjitske", "Tom",
    "Toon", "Trientje", "Truus", "Tsjeard", "Ugo", "Ulrike", "Ursula", "Ute", "Valentina", "Vera", "Vick",
    "Victor", "Vincent", "Viola", "Violette", "Virginia", "Wanda", "Wessel", "Wietske", "Wilhelmina", "Willy",
    "Wim", "Wolfgang", "Wout", "Xavier", "Yasmina", "Yves", "Zoé", "Zoltan", "Žižka", "Iñigo", "Şükrü", "Željko",
    "Analisa", "Assunta",
)  # fmt: skip
OTHER_NAMES = (
    "Dick van Dyke", "Emily Dickinson", "Van der Munt", "Dieter von Papen", "Paolo Negri", "Zingaro", "Garcés",
    "Ponce de León", "Scunthorpe", "Penistone", "Essex", "Sussex", "Lesbos", "Niger", "Nigeria", "Montenegro",
    "Åbo", "Reet", "Troia", "Bastogne", "Cockburn", "Hancock", "Assisi", "Sassari", "Arezzo", "Condom", "Limburg",
    "Middelburg", "Kettering", "Scheveningen", "Kutná Hora", "Analyse", "Assassin", "Class 4b", "Grandpa 70",
    "Oma 1", "J. P. Coen", "A B C D", "Team 1", "Spelletjesavond", "Die drei ???", "1e divisie", "李小龍", "Ольга",
    "Ελένη", "♥", "", "Shiitake",
)  # fmt: skip
ABUSE = (
    "Bastard", "arsehole", "BITCH", "B1tch", "b!tch 7", "f4gg0t", "N i g g e r", "n.i.g.g.e.r", "n1gger88",
    "fuuuuck", "F_u_c_k", "fuckyou", "MrAssholes", "Klootzak", "kl00tz@k", "hoer12", "teringwijf", "Wichser",
    "W1chser", "Arschloch", "arsch10ch", "Möse", "Moese", "Kanake", "connard", "Enculé", "encule", "salope!",
    "s a l o p e", "stronzo", "$tronzo", "che cazzo", "nikker", "nіgger", "ｎｉｇｇｅｒ", "bâtard", "Jan de klootzak",
    "xXklootzakXx",
)  # fmt: skip


@pytest.mark.parametrize("name", [*FIRST_NAMES, *OTHER_NAMES])
def test_names_that_people_have_are_names(name: str) -> None:
    assert decent_name(name) == name


@pytest.mark.parametrize("name", ABUSE)
def test_abuse_is_no_name_however_it_is_written(name: str) -> None:
    with pytest.raises(FormError) as refused:
        decent_name(name)
    assert refused.value.code == "form-name-hurts"


def test_the_refusal_is_one_sentence_that_repeats_nothing() -> None:
    assert len({say("form-name-hurts", language) for language in LANGUAGES}) == len(LANGUAGES)


def test_neither_a_maker_nor_a_guest_gets_such_a_name(server: Server) -> None:
    host, guest = Browser(server), Browser(server)
    seats = [{"kind": "me", "name": "Kl00tzak"}, {"kind": "friend"}]
    wish = {"game": "scrabble", "edition": "en", "seats": seats}
    assert host.ask("POST", "/api/tables", wish, 400)["code"] == "form-name-hurts"
    made = host.make("scrabble", "me", "friend")
    token = made["links"][0]["url"].partition("#")[2]
    assert guest.ask("POST", "/api/join", {"token": token, "name": "arsch10ch"}, 400)["code"] == "form-name-hurts"
    guest.join(made["links"][0]["url"], "Dick")
