import * as m from '#messages';
import { wordIn, type Locale } from '#kit/pure/languages.ts';
import type { MadeMail } from '#kit/server/mail/mail-sample.ts';
import { renderMailHtml } from '#kit/server/mail/render-mail.ts';
import type { LeftOut, Letter, LetterSectionChoice } from '../contract-letter.ts';
import { checkSection } from './check-letter.ts';
import { LetterMail, textOfFooter, type LetterFooterProps } from './letter-mail.tsx';
import { letterSections } from './letter-sections.ts';
import { namedIn } from './letter-view.ts';
import type { AnyLetterSection, LetterView, Named } from './section.ts';

/** A section that can be drawn; without `kind` it cannot be. */
export type ReadySection = { title: string; kind: AnyLetterSection | null; settings: unknown; problems: string[] };

/** What the end of a letter says besides the merchant's words. */
export type Sender = { shopName: string; email: string; legal: string; page: string };

/** Sections with what is wrong with them: left out is what is faulty, and what shows nothing without what it names. */
export function readySections(sections: readonly LetterSectionChoice[], view: LetterView): ReadySection[] {
  return sections.map((choice) => {
    const { section, errors } = checkSection(choice, view);
    const kind = letterSections.get(choice.section);
    const title = kind?.card.title({}, { locale: view.locale }) ?? choice.section;
    const faults = Object.values(errors);
    if (!kind || faults.length > 0) return { title, kind: null, settings: {}, problems: faults };
    const isLeft = kind.isLeft?.(section.settings, view) ?? true;
    return { title, kind: isLeft ? kind : null, settings: section.settings, problems: lostIn(section, view) };
  });
}

/** What a section names that readers cannot have any more. */
function lostIn(section: LetterSectionChoice, { found, locale }: LetterView): string[] {
  const named = namedIn([section]);
  const kinds = ['pictures', 'products', 'coupons'] as const satisfies readonly (keyof Named)[];
  const texts = { pictures: m.letter_lost_picture, products: m.letter_lost_product, coupons: m.letter_lost_coupon };
  return kinds.flatMap((kind) => named[kind].filter((name) => !found[kind].has(name)).map((name) => texts[kind]({ name }, { locale })));
}

/** The end of a letter for a reader. */
export function footerOf(letter: Pick<Letter, 'footer'>, { lang, locale }: { lang: string; locale: Locale }, sender: Sender): LetterFooterProps {
  const { shopName, email, legal, page } = sender;
  return { locale, words: wordIn(letter.footer as Record<string, string>, lang), legal, sender: email === '' ? shopName : `${shopName} · ${email}`, page };
}

/** A letter as it is mailed, and what is left out of it. */
export async function renderLetter(
  letter: Letter & { subject: string; preheader: string },
  view: LetterView,
  sender: Sender,
): Promise<MadeMail & { leftOut: LeftOut[] }> {
  const ready = readySections(letter.sections, view);
  const shown = ready.flatMap(({ kind, settings }) => (kind ? [{ kind, settings }] : []));
  const footer = footerOf(letter, view, sender);
  const { shopName } = sender;
  const html = await renderMailHtml(
    <LetterMail title={letter.subject} preheader={letter.preheader} shopName={shopName} footer={footer}>
      {shown.map(({ kind: { Html }, settings }, index) => (
        <Html key={index} settings={settings} view={view} />
      ))}
    </LetterMail>,
  );
  const texts = shown.map(({ kind, settings }) => kind.text(settings, view)).filter((text) => text !== '');
  return {
    subject: `${letter.subject} - ${shopName}`,
    html,
    text: [shopName, ...texts, textOfFooter(footer)].join('\n\n'),
    leftOut: ready.flatMap(({ title, problems }, index) => problems.map((message) => ({ index, section: title, message }))),
  };
}
