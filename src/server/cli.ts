/** The shop's command line; `npm run shop -- <command>` runs this file's build. */
console.log('no commands yet');
