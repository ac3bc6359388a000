/** Questions and answers. */
import { Accordion } from '#ui/accordion.tsx';
import { RichText } from '#ui/public-files/rich-text.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { FaqSettings } from './settings.ts';

/** What is asked; an answer is sanitised HTML. */
export type FaqData = { title: string; text: string; items: { question: string; answer: string }[] };

/** Opens without script. */
export function Faq({ data: { title, text, items } }: { settings: FaqSettings; data: FaqData }) {
  if (items.length === 0) return null;
  return (
    <section className="questions page-width block-space">
      <div className="mx-auto lg:max-w-[42rem]">
        {title && <SectionHeading title={title} text={text} />}
        <div className="border-t border-line">
          {items.map(({ question, answer }, index) => (
            <Accordion key={index} title={question}>
              <RichText html={answer} className="text-desc" />
            </Accordion>
          ))}
        </div>
      </div>
    </section>
  );
}
