/** What a theme's looks of cards and head add to the shop's own style sheet, which draws the first of each. Pure. */
import type { Theme } from '#shop/settings/contract.ts';

const cards: Readonly<Record<Theme['cardLook'], string>> = {
  plain: '',
  // The picture fills the frame, the words stand clear of it.
  framed:
    '.product-card{border:1px solid var(--color-line);border-radius:var(--radius-box);overflow:hidden}.product-card>:first-child{border-radius:0}.product-card>:not(:first-child,.quick-view-place){padding-inline:.75rem}.product-card>:nth-child(2){padding-block-end:1rem}',
  centered: '.product-card>:nth-child(2){align-items:center;text-align:center}.product-card>:nth-child(2)>*{justify-content:center}',
};

const heads: Readonly<Record<Theme['headLook'], (theme: Theme) => string>> = {
  line: () => '',
  bare: () => '.site-header{border-color:transparent}',
  band: bandOf,
};

/** The colours of the page the other way round, for all that stands in the head. */
function bandOf({ titleColor: band, backgroundColor: ink }: Theme): string {
  const between = (percent: number) => `color-mix(in oklab,${ink} ${percent}%,${band})`;
  const colours: Record<string, string> = {
    '--color-base-100': band,
    '--color-base-200': between(14),
    '--color-base-300': between(22),
    '--color-base-content': ink,
    color: ink,
    background: band,
  };
  // Utilities read the theme's names, written rules what the root made of them.
  for (const [name, colour] of Object.entries({ title: ink, desc: between(80), line: between(24) })) {
    colours[`--color-${name}`] = colour;
    colours[`--theme-${name === 'line' ? 'border' : name}-color`] = colour;
  }
  const rules = Object.entries(colours).map(([name, value]) => `${name}:${value}`);
  return `.site-header{${rules.join(';')}}`;
}

/** The rules of a theme's looks; none for the first of each. */
export const looksCss = (theme: Theme): string => cards[theme.cardLook] + heads[theme.headLook](theme);
