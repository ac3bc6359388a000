// What `vitrine.config.ts` imports (`vitrine/config`). Read in bare Node.js, which strips no types below node_modules: plain JavaScript, its types beside it.
export const defineShop = (config) => config;
