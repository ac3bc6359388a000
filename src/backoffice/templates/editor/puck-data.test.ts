import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sections } from '#storefront/sections.ts';
import { blocksOf, dataOf, namesOfPuck, templateOf } from './puck-data.ts';

describe('a template in Puck', () => {
  const template = {
    sections: [
      { section: 'quote', settings: { texts: { en: { quote: 'Made by hand' } } } },
      { section: 'quote', settings: {} },
      { section: 'logos', settings: { items: [{ name: 'A', picture: 'x' }] } },
    ],
    noReload: true,
  };

  it('comes back as it was', () => expect(templateOf(dataOf(template))).toEqual(template));

  it('has an id for each section, which no other has', () => {
    const ids = blocksOf(dataOf(template)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  it('leaves out what was emptied, so that its default holds, and nothing else', () => {
    const data = dataOf({
      sections: [{ section: 'x', settings: { a: '', b: undefined, c: null, d: false, e: 0, f: [{ g: '', h: 'i' }], j: { k: '' } } }],
      noReload: false,
    });
    expect(templateOf(data).sections[0]!.settings).toEqual({ d: false, e: 0, f: [{ h: 'i' }], j: {} });
  });

  it.each([...sections.values()].map((section) => [section.name, section] as const))('%s has no setting that Puck takes for its own', (_, { settings }) => {
    const { properties = {} } = z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' });
    expect(Object.keys(properties).filter((name) => (namesOfPuck as readonly string[]).includes(name))).toEqual([]);
  });
});
