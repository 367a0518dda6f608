/** Order and blank lines are prettier's business; a component's styles are small enough to be read as they stand. */
const LAYOUT = [
  "at-rule-empty-line-before",
  "comment-empty-line-before",
  "custom-property-empty-line-before",
  "declaration-block-single-line-max-declarations",
  "declaration-empty-line-before",
  "rule-empty-line-before",
  "no-descending-specificity",
];

export default {
  extends: ["stylelint-config-standard", "stylelint-config-html/svelte"],
  rules: {
    ...Object.fromEntries(LAYOUT.map((rule) => [rule, null])),
    "custom-property-pattern": null, // style attributes name them by expressions
    "declaration-block-no-redundant-longhand-properties": null,
    "import-notation": "string",
    "keyframes-name-pattern": "^(-global-)?[a-z][a-z0-9]*(-[a-z0-9]+)*$",
    "media-feature-range-notation": "prefix",
    "no-duplicate-selectors": null, // themes and games in groups of what they set
    "property-no-vendor-prefix": null, // Safari
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "value-keyword-case": ["lower", { ignoreKeywords: ["currentColor"], ignoreProperties: [/^--/, "font", "font-family"] }],
  },
};
