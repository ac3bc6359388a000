/** What was typed into a form of the back office is not lost by a click beside it. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const forms = globSync('src/backoffice/**/*.tsx')
  .filter((path) => !path.includes('.test.'))
  .flatMap((path) => {
    const tags = readFileSync(path, 'utf8').match(/<(?:SimpleForm|TabbedForm|Form)\s[^]*?>\n/g) ?? [];
    // One without props is a component of that name which has the guard itself.
    return tags.filter((tag) => !tag.startsWith('<Form />')).map((tag) => ({ path, tag }));
  });

it('each form asks before it is left with changes', () => {
  expect(forms.length).toBeGreaterThan(25);
  expect(forms.filter(({ tag }) => !tag.includes('warnWhenUnsavedChanges'))).toEqual([]);
});
