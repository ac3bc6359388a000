/**
 * How the server is run. A smaller space for young objects than Node.js's own (16 MB, three times over) keeps an idle shop
 * below 180 MB. Source maps are left out: they cost 33 MB and time at start, and the build keeps names and line breaks;
 * `NODE_OPTIONS=--enable-source-maps npm start` turns them on.
 */
export const serverFlags = ['--max-semi-space-size=8'];
