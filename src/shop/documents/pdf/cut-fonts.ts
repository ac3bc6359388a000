/** The fonts of one document: of each file and weight just the glyphs that are drawn. */
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { FindFont, FontFile } from './font-files.ts';

/** How heavy letters are. */
export const weights = { regular: 400, bold: 650 } as const;
/** How heavy letters are. */
export type Weight = keyof typeof weights;

/** A font as the document registers it. */
export type CutFont = { name: string; data: Buffer };

/** Cuts what some texts need; nothing is cached between documents. */
export async function cutFonts(texts: Readonly<Record<Weight, Iterable<string>>>, find: FindFont): Promise<CutFont[]> {
  const fonts: CutFont[] = [];
  for (const weight of ['regular', 'bold'] as const) {
    const needed = new Map<string, { file: FontFile; characters: Set<string> }>();
    for (const text of texts[weight])
      for (const character of text) {
        const file = find(character);
        if (!file) continue;
        const known = needed.get(file.key) ?? { file, characters: new Set() };
        known.characters.add(character);
        needed.set(file.key, known);
      }
    for (const { file, characters } of needed.values()) {
      // A font of nothing but the space would have no outlines at all, which some readers refuse.
      const data = await subsetFont(await readFile(file.path), [...characters, '.'].join(''), {
        targetFormat: 'truetype',
        variationAxes: { wght: weights[weight] },
      });
      fonts.push({ name: `${weight} ${file.key}`, data });
    }
  }
  return fonts;
}
