import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { wordsIn } from '#kit/server/page/section-settings.ts';
import type { FaqData } from './section.tsx';
import type { FaqSettings } from './settings.ts';

/** The text, and its structured data. A question without an answer in any language is left out. */
export async function loadFaq({ context: { lang } }: SectionScope<unknown>, { texts, items }: FaqSettings): Promise<Loaded<FaqData>> {
  const asked = items.map((item) => wordsIn(item.texts, ['question', 'answer'], lang)).filter((item) => item.question !== '' && item.answer !== '');
  return { data: { ...wordsIn(texts, ['title', 'text'], lang), items: asked }, tags: [], jsonLd: asked.length > 0 ? [faqLd(asked)] : [] };
}

function faqLd(items: FaqData['items']): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
  };
}
