import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { editsBetween, fold, lexemesOf, queryText, rankText, stemOf, termsOf, wordsOf } from './search-terms.ts';

const queryOf = (text: string, synonyms: string[][] = []) => queryText(termsOf(text, synonyms));

describe('a typed query', () => {
  it('is folded: case, width, accents', () => {
    expect(fold('CAFÉ Ｍoss Über')).toBe('cafe moss uber');
    expect(fold('がぎ')).toBe('がぎ');
  });
  it('is looked for by beginnings, plurals by the singular’s', () => {
    expect(queryOf('Moss cups')).toBe("(('moss':*)) & (('cup':*))");
    expect(['candles', 'glasses', 'shelves', 'berries', 'brushes', 'glass', 'bus'].map(stemOf)).toEqual([
      'candle',
      'glass',
      'shelve',
      'berr',
      'brush',
      'glass',
      'bus',
    ]);
  });
  it('keeps three letters of a short plural, and finds the singular of one that it does not begin like', () => {
    expect(['ties', 'pies', 'gloves', 'olives', 'waves'].map((word) => queryOf(word))).toEqual([
      "(('tie':*))",
      "(('pie':*))",
      "(('glove':*))",
      "(('olive':*))",
      "(('wave':*))",
    ]);
    expect(['leaves', 'knives', 'bookshelves'].map((word) => queryOf(word))).toEqual([
      "(('leave':*) | ('leaf'))",
      "(('knive':*) | ('knife'))",
      "(('bookshelve':*) | ('bookshelf'))",
    ]);
  });
  it('leaves out the ending of a genitive, which many texts have', () => {
    expect(queryOf("maker's mark")).toBe(queryOf('maker mark'));
    expect(termsOf('Children’s room, dogs’ bowl', []).map(({ word }) => word)).toEqual(['children', 'room', 'dogs', 'bowl']);
    expect(termsOf("'s", [])).toHaveLength(1);
  });
  it('leaves out words that say nothing, unless there are no others', () => {
    expect(termsOf('a cup for the table', []).map(({ word }) => word)).toEqual(['cup', 'table']);
    expect(termsOf('the', [])).toHaveLength(1);
  });
  it('is cut by a dictionary where no spaces are written', () => {
    expect(wordsOf('绿色的杯子')).toEqual(['绿色', '的', '杯子']);
    expect(termsOf('绿色的杯子', []).map(({ parts }) => parts)).toEqual([['绿色'], ['杯子']]);
    expect(termsOf('马克杯', []).flatMap(({ parts }) => parts)).toEqual(['马克', '克杯']);
    expect(wordsOf('陶器のカップ')).toContain('カップ');
    expect(wordsOf('แก้วกาแฟ')).toEqual(['แก้ว', 'กาแฟ']);
  });
  it('means its synonyms too, of several words as well', () => {
    const synonyms = [
      ['sofa', 'couch'],
      ['mug', 'coffee cup'],
    ];
    expect(queryOf('red couch', synonyms)).toBe("(('red':*)) & (('couch':*) | ('sofa') | ('sofas'))");
    expect(queryOf('coffee cups', synonyms)).toBe("(('coffee':* & 'cup':*) | ('mug') | ('mugs'))");
    expect(queryOf('mugs', synonyms)).toBe("(('mug':*) | ('coffee' & 'cup') | ('coffee' & 'cups'))");
  });
  it('means no word that only begins like a synonym', () => {
    const others = (synonym: string) => termsOf('bowl', [['bowl', synonym]])[0]!.others;
    expect(others('dish')).toEqual([['dish'], ['dishes']]);
    expect(others('tray')).toEqual([['tray'], ['trays']]);
    expect(others('berry')).toEqual([['berry'], ['berries']]);
    expect(others('glasses')).toEqual([['glass'], ['glasses']]);
    expect(others('shelves')).toEqual([['shelves']]);
    expect(others('杯子')).toEqual([['杯子']]);
  });
  it('becomes no query of its own making', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const query = `${queryOf(text)} ${rankText(termsOf(text, []))}`;
        expect(query.replace(/'[^']*'(:\*)?/g, '')).toMatch(/^[ ()&|]*$/);
        expect(query).not.toContain('\\');
      }),
    );
  });
});

it('counts the letters between two words', () => {
  expect([editsBetween('vase', 'vsae', 2), editsBetween('cusion', 'cushion', 2), editsBetween('lamp', 'lamp', 1), editsBetween('a', 'abcd', 2)]).toEqual([
    1, 1, 0, 3,
  ]);
});

describe('the database', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  it('cuts texts into the same words', async () => {
    const unit = fc.oneof(fc.constantFrom(...Array.from('aZ9é杯子陶がカแก้วÅß- /.,、·ﬁ')), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }));
    const texts = fc
      .sample(
        fc.array(unit, { maxLength: 12 }).map((units) => units.join('').replaceAll('\0', '')),
        300,
      )
      .filter((text) => text.isWellFormed());
    const { rows } = await sql<{ words: string[] }>`
      select tsvector_to_array(search_vector(given, 'A')) as words from unnest(${texts}::text[]) with ordinality given (given, place) order by place`.execute(
      shop.kysely,
    );
    for (const [index, { words }] of rows.entries()) {
      // Letters that one Unicode version knows and the other does not are not held against either.
      if (!/^[\p{ASCII}\u00c0-\u024f\u0e00-\u0e7f\u3000-\u30ff\u4e00-\u9fff·ﬁ]*$/u.test(texts[index]!)) continue;
      expect([texts[index], words.toSorted()]).toEqual([texts[index], [...new Set(lexemesOf(texts[index]!))].toSorted()]);
    }
  });
});
