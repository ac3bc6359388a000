/** A text. */
import { RichText as RichTextBody } from '#ui/public-files/rich-text.tsx';
import type { RichTextSettings } from './settings.ts';

/** What a text says; `html` is sanitised. */
export type RichTextData = { title: string; html: string };

/** Nothing when there is no text. */
export function RichText({ settings, data: { title, html } }: { settings: RichTextSettings; data: RichTextData }) {
  if (title === '' && html === '') return null;
  return (
    <section className="page-width block-space">
      <div className={`max-w-[42rem] ${settings.align === 'center' ? 'mx-auto' : ''}`}>
        {title && <h2 className="title-2">{title}</h2>}
        {html && <RichTextBody html={html} className="mt-5 text-[1.0625rem]" />}
      </div>
    </section>
  );
}
