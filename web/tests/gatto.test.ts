import { describe, expect, it } from "vitest";
import { cupDrawing, LAYER } from "../src/games/cafe_del_gatto/cups";
import { placesOf, shelves } from "../src/games/cafe_del_gatto/dresser";
import { columns, stage, within } from "../src/games/cafe_del_gatto/layout";
