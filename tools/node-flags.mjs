/**
 * How the server is run. Space for young objects that lasts for some fifteen pages made anew (three times over): half of it collects twice as often, an eighth
 * of a page's processor time, and saves 10 MB of an idle shop's 170. Source maps are left out: they cost 33 MB and time at start, and the build
 * keeps names and line breaks; `NODE_OPTIONS=--enable-source-maps npm start` turns them on.
 */
export const serverFlags = ['--max-semi-space-size=16'];
