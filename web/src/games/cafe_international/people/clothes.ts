/** What people wear: in each the nation's cloth is plain to see. `under` lies below the neck, `over` above it. */
import { box, dot, flat, line, piece, type Shape } from "./shapes";

export interface Outfit {
  under: Shape[];
  over?: Shape[];
}

const NARROW = "M8 134C8 112 22 102 44 97C50 100 70 100 76 97C98 102 112 112 112 134Z";
const BROAD = "M3 134C3 110 18 102 42 96C50 100 70 100 78 96C102 102 117 110 117 134Z";
const FOLDS: Shape[] = [
  flat("ink", "M96 134C98 124 98 118 95 110C104 114 110 122 110 134Z", 0.2),
  line("ink", "M24 134C23 126 24 120 27 114", 1.6, 0.35),
];
const ROUND_NECK = piece("skin", "M46 97C50 108 56 112 60 112C64 112 70 108 74 97C66 100 54 100 46 97Z");
const DEEP_NECK = piece("skin", "M44 96C48 112 56 118 60 118C64 118 72 112 76 96C70 99 50 99 44 96Z");
const OPEN_NECK = piece("skin", "M46 96L60 116L74 96C66 100 54 100 46 96Z");
const SMALL_NECK = piece("skin", "M46 97C52 106 68 106 74 97C66 100 54 100 46 97Z");
const narrow = (fill: string): Shape => piece(fill, NARROW);
const broad = (fill: string): Shape => piece(fill, BROAD);
const collar = (fill: string): Shape[] => [piece(fill, "M45 91L35 100L50 113L59 105Z"), piece(fill, "M75 91L85 100L70 113L61 105Z")];
const lapels = (fill: string): Shape[] => [
  piece(fill, "M43 93L30 104L40 112L36 118L56 134H60L44 100Z"),
  piece(fill, "M77 93L90 104L80 112L84 118L64 134H60L76 100Z"),
];
const jacket: Shape[] = [
  piece("coat", "M8 134C8 112 22 102 44 96L38 110C44 118 46 126 46 134Z"),
  piece("coat", "M112 134C112 112 98 102 76 96L82 110C76 118 74 126 74 134Z"),
];
const buttons = (fill: string): Shape[] => [110, 119, 128].map((y) => piece(fill, dot(60, y, 1.9)));

export const CLOTHES: Record<string, Outfit> = {
  // -- cut narrower
  dress: { under: [narrow("cloth"), ...FOLDS, DEEP_NECK] },
  round: { under: [narrow("cloth"), ...FOLDS, ROUND_NECK] },
  boat: {
    under: [narrow("cloth"), ...FOLDS, piece("skin", "M36 99C44 106 76 106 84 99C80 97 76 96 74 96C66 99 54 99 46 96C44 96 40 97 36 99Z")],
  },
  collared: { under: [narrow("cloth"), ...FOLDS, OPEN_NECK], over: collar("#fffaf0") },
  sundress: {
    under: [
      narrow("skin"),
      piece("cloth", "M30 134C30 122 34 116 42 114C52 120 68 120 78 114C86 116 90 122 90 134Z"),
      piece("cloth", "M36 116L42 99L47 98L44 115Z", "M84 116L78 99L73 98L76 115Z"),
    ],
  },
  cardigan: {
    under: [
      narrow("coat"),
      ROUND_NECK,
      piece("cloth", "M6 134C6 112 20 103 43 96C40 112 42 124 50 134Z"),
      piece("cloth", "M114 134C114 112 100 103 77 96C80 112 78 124 70 134Z"),
    ],
  },
  scarf: {
    under: [narrow("coat"), ...FOLDS],
    over: [
      piece("cloth", "M41 90C46 98 74 98 79 90C85 95 84 104 77 107C66 111 54 111 43 107C36 104 35 95 41 90Z"),
      piece("cloth", "M66 106C72 112 76 122 74 132L62 132C64 122 62 114 58 108Z"),
    ],
  },
  denim: { under: [narrow("cloth"), ROUND_NECK, ...jacket] },
  blazer: {
    under: [narrow("cloth"), OPEN_NECK, ...jacket],
    over: [piece("coat", "M44 94L31 106L42 112L38 120L50 134L52 118Z"), piece("coat", "M76 94L89 106L78 112L82 120L70 134L68 118Z")],
  },
  drape: {
    under: [
      narrow("coat"),
      piece("skin", "M44 97C48 110 56 114 60 114C64 114 72 110 76 97C66 100 54 100 44 97Z"),
      piece("cloth", "M76 97C98 102 112 112 112 134H34C52 126 70 114 76 97Z"),
      line("ink", "M96 106C86 118 66 130 48 134M86 101C80 114 68 124 56 129", 1.6, 0.35),
    ],
  },
  tunic: {
    under: [
      narrow("cloth"),
      ...FOLDS,
      piece("skin", "M48 97C52 106 57 109 60 109C63 109 68 106 72 97C64 100 56 100 48 97Z"),
      line("coat", "M47 98C51 110 57 113 60 113C63 113 69 110 73 98M60 113V128", 4.5),
    ],
  },
  roll: {
    under: [narrow("coat"), ...FOLDS, piece("cloth", "M22 134C24 124 27 118 31 114H89C93 118 96 124 98 134Z")],
    over: [
      piece("coat", "M46 87C52 93 68 93 74 87L76 102C66 108 54 108 44 102Z"),
      line("ink", "M49 92L48 103M56 94V105M64 94V105M71 92L72 103", 1.2, 0.3),
    ],
  },
  pinafore: {
    under: [
      narrow("coat"),
      ...FOLDS,
      SMALL_NECK,
      piece("cloth", "M38 134V116H82V134Z"),
      piece("cloth", "M38 118L34 101L42 98L47 117Z", "M82 118L86 101L78 98L73 117Z"),
      piece("#ffd98a", dot(42, 119, 2.6), dot(78, 119, 2.6)),
    ],
  },
  // -- cut broader
  shirt: {
    under: [broad("cloth"), ...FOLDS, OPEN_NECK],
    over: [...collar("cloth"), line("ink", "M60 117V134", 1.6, 0.5), ...[121, 130].map((y) => piece("#fffaf0", dot(60, y, 1.8)))],
  },
  tie: {
    under: [broad("coat"), piece("#fffaf0", "M44 96L60 134L76 96C66 101 54 101 44 96Z")],
    over: [piece("cloth", "M55 104L65 104L68 134H52Z"), piece("cloth", "M54 98L60 106L66 98L64 104H56Z"), ...lapels("coat")],
  },
  bowtie: {
    under: [broad("coat"), piece("#fffaf0", "M44 96L60 134L76 96C66 101 54 101 44 96Z")],
    over: [
      ...lapels("coat"),
      piece("cloth", "M60 102L44 94V111Z"),
      piece("cloth", "M60 102L76 94V111Z"),
      piece("cloth", box(56, 98, 8, 9, 2.5)),
    ],
  },
  neckscarf: {
    under: [broad("coat"), piece("#fffaf0", "M43 96L60 128L77 96Z")],
    over: [
      piece("coat", "M42 93L30 104L42 114L40 120L58 134H60V128Z", "M78 93L90 104L78 114L80 120L62 134H60V128Z"),
      piece("cloth", "M42 90C48 97 72 97 78 90C84 96 82 104 76 107C66 110 54 110 44 107C38 104 36 96 42 90Z"),
      piece("cloth", "M48 107C46 116 48 124 46 132H57C58 122 58 114 57 109Z"),
    ],
  },
  overshirt: {
    under: [
      broad("tee"),
      SMALL_NECK,
      piece("cloth", "M3 134C3 110 18 102 42 95L36 108C44 116 46 126 44 134Z"),
      piece("cloth", "M117 134C117 110 102 102 78 95L84 108C76 116 74 126 76 134Z"),
    ],
  },
  waistcoat: {
    under: [broad("tee"), piece("cloth", "M22 134C26 118 32 106 42 97L60 122L78 97C88 106 94 118 98 134Z"), OPEN_NECK],
    over: [...collar("tee"), piece("ink", dot(60, 127, 2))],
  },
  placket: {
    under: [broad("coat"), ...FOLDS],
    over: [
      piece("cloth", "M53 98H67V134H53Z"),
      piece("cloth", "M46 89C52 95 68 95 74 89L76 99C66 105 54 105 44 99Z"),
      ...buttons("#fff6d8"),
    ],
  },
  polo: {
    under: [broad("coat"), ...FOLDS, OPEN_NECK],
    over: [...collar("cloth"), line("ink", "M60 116V126", 1.6, 0.5), piece("cloth", box(76, 118, 15, 16, 2))],
  },
  knit: {
    under: [broad("coat"), ...FOLDS, piece("cloth", "M6 122C30 114 90 114 114 122L116 134H4Z")],
    over: [piece("coat", "M45 90C51 98 69 98 75 90L77 99C66 107 54 107 43 99Z")],
  },
  hoodie: {
    under: [
      broad("coat"),
      piece("cloth", "M28 108C30 98 40 92 48 92L60 108L72 92C80 92 90 98 92 108C82 116 70 112 60 118C50 112 38 116 28 108Z"),
      SMALL_NECK,
    ],
    over: [line("#fffaf0", "M50 112V128M70 112V126", 2.6), piece("cloth", "M34 134C36 128 40 124 46 123H74C80 124 84 128 86 134Z")],
  },
  dungarees: {
    under: [
      broad("tee"),
      ...FOLDS,
      SMALL_NECK,
      piece("cloth", "M36 134V114H84V134Z"),
      piece("cloth", "M36 117L30 101L39 98L45 116Z", "M84 117L90 101L81 98L75 116Z"),
      piece("#ffd98a", dot(41, 118, 2.6), dot(79, 118, 2.6)),
    ],
  },
  suit: {
    under: [broad("coat"), piece("cloth", "M44 96L60 134L76 96C66 101 54 101 44 96Z"), OPEN_NECK],
    over: [...lapels("coat"), piece("cloth", "M86 116L90 111L94 115L98 111L100 119L86 121Z")],
  },
};
