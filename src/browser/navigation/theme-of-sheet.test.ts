/** What a document says of its theme and what the theme's style sheet says, against a fake for the browser's style sheets. */
import { afterEach, expect, test, vi } from 'vitest';
import { themeSchema } from '#shop/settings/contract.ts';
import { besideCss, themeCss } from '#storefront/theme/theme-css.ts';
import { themeOfSheet } from './theme-of-sheet.ts';

/** A rule as the browser reads it: the properties' names in order, and their values as written. */
class Rule {
  readonly style: Iterable<string> & { getPropertyValue(name: string): string };
  constructor(text: string) {
    const values = new Map(
      text.split(';').map((declaration): [string, string] => {
        const at = declaration.indexOf(':');
        return [declaration.slice(0, at), declaration.slice(at + 1)];
      }),
    );
    this.style = { [Symbol.iterator]: () => values.keys(), getPropertyValue: (name) => values.get(name) ?? '' };
  }
}

function showSheet(sheet: object | null): void {
  vi.stubGlobal('CSSStyleRule', Rule);
  vi.stubGlobal('document', { querySelector: () => ({ sheet }) });
}

afterEach(() => void vi.unstubAllGlobals());

test('together they are the whole theme', () => {
  const theme = themeSchema.parse({ primaryColor: '#123456', titleFontFamily: "'One Face', serif", hideFoot: true, container: { screen: { sm: '600px' } } });
  const css = themeCss(theme);
  showSheet({ cssRules: [new Rule(css.slice(css.indexOf('{') + 1, css.indexOf('}')))] });
  expect(besideCss(theme)).not.toHaveProperty('primaryColor');
  expect({ ...themeOfSheet(), ...besideCss(theme) }).toEqual(theme);
});

test('a style sheet that did not come says nothing', () => {
  showSheet(null);
  expect(themeOfSheet()).toEqual({});
});
