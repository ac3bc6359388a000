/** The change log at a release. */
import { expect, it } from 'vitest';
import { nextChangelog } from './changelog.mjs';

const release = { version: '0.2.0', date: '2027-01-15' };

it('makes what is unreleased the version’s', () => {
  expect(nextChangelog('# Changelog\n\n## [Unreleased]\n\n### Added\n- A thing.\n\n## [0.1.0] - 2026-12-01\n', release)).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2027-01-15\n\n### Added\n- A thing.\n\n## [0.1.0] - 2026-12-01\n',
  );
});

it.each([
  ['# Changelog\n', 'has no heading'],
  ['## [Unreleased]\n\n## [0.1.0] - 2026-12-01\n- Old.\n', 'says nothing that is unreleased'],
  ['## [Unreleased]\n', 'says nothing that is unreleased'],
  ['## [Unreleased]\n- A.\n## [0.2.0] - 2027-01-01\n', 'has 0.2.0 already'],
])('refuses %j', (text, reason) => {
  expect(() => nextChangelog(text, release)).toThrow(reason);
});
