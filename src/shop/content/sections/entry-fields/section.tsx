/** What the fields of a custom content kind say. */
import { otherLanguageOf } from '#kit/pure/languages.ts';
import { FieldDatum } from '#ui/fields/field-datum.tsx';
import { RichText } from '#ui/public-files/rich-text.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ShownEntryField } from '../../contract.ts';
import type { ContentPageModel } from '../content-model.ts';

function FieldValue({ field: { kind, value, picture } }: { field: ShownEntryField }) {
  if (picture) return <Picture picture={picture} sizes="(min-width: 768px) 672px, 100vw" className="aspect-3/2 w-full rounded-box" />;
  if (kind === 'richText') return <RichText html={value} />;
  return <FieldDatum kind={kind} value={value} />;
}

/** A list of questions and answers; an entry whose fields say nothing has none. */
export function EntryFields({ model: { item } }: { settings: unknown; data: unknown; model: ContentPageModel }) {
  const written = otherLanguageOf(item.languages, usePageView().lang);
  if (item.fields.length === 0) return null;
  return (
    <div className="page-width pb-10">
      <dl className="mx-auto grid max-w-[42rem] gap-x-8 gap-y-4 border-t border-line pt-6 sm:grid-cols-[10rem_1fr]">
        {item.fields.map((field) => (
          <div key={field.key} className="grid gap-1 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-sm text-desc">{field.title}</dt>
            <dd lang={written} className="m-0 min-w-0 wrap-anywhere">
              <FieldValue field={field} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
