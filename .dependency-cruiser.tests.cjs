// Cycles among test/, tools/ and the tests beside the code. The product is read by .dependency-cruiser.cjs, and knows no tests: no cycle goes through both.
const { forbidden, options } = require('./.dependency-cruiser.cjs');
const held = new Set(['not-found', 'no-file-cycles']);

module.exports = {
  forbidden: forbidden.filter(({ name }) => held.has(name)),
  options: { ...options, exclude: undefined, doNotFollow: { path: ['node_modules', '^src/(?!.*\\.test\\.tsx?$)'] } },
};
