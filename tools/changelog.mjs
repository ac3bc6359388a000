// The change log at a release: what is unreleased becomes the version's.

/** The text with a heading for the version below an empty *Unreleased*. @throws where nothing is unreleased, or the version is there already */
export function nextChangelog(text, { version, date }) {
  const heading = '## [Unreleased]\n';
  const at = text.indexOf(heading);
  if (at === -1) throw new Error('CHANGELOG.md has no heading "## [Unreleased]"');
  if (text.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md has ${version} already`);
  const rest = text.slice(at + heading.length);
  if (/^\s*(?:## |$)/.test(rest)) throw new Error('CHANGELOG.md says nothing that is unreleased');
  return `${text.slice(0, at)}${heading}\n## [${version}] - ${date}\n${rest}`;
}
