import { renderToStaticMarkup } from 'react-dom/server';
import type { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import type { RenderedLetter, renderInput } from '../contract-letter.ts';
import { senderFor } from './sender.ts';
import { LetterFooter } from './letter-mail.tsx';
import { letterView } from './letter-view.ts';
import { footerOf, readySections } from './render-letter.tsx';

/** Sections for the screen of the letter's editor, each by itself. Pictures have no host, so that the screen may load them. */
export async function renderDraft(context: Context, { sections, footer, lang, currency }: z.output<typeof renderInput>): Promise<RenderedLetter> {
  const [view, sender] = await Promise.all([letterView(context, sections, { lang, currency, files: '' }), senderFor(context, { lang, token: 'preview' })]);
  return {
    shopName: sender.shopName,
    sections: readySections(sections, view).map(({ kind, settings, problems }) => ({
      html: kind ? renderToStaticMarkup(<kind.Html settings={settings} view={view} />) : null,
      problems,
    })),
    footer: renderToStaticMarkup(<LetterFooter {...footerOf({ footer }, view, sender)} />),
  };
}
