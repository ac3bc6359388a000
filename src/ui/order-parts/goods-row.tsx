/** An order or a return in a list: the goods it is of, where it stands, and what can be done with it. */
import type { ReactNode } from 'react';
import { here } from '../messages/around.tsx';
import { Picture } from '../picture.tsx';
import type { PictureData } from '../picture-data.ts';
import { ShopLink } from '../shop-link.tsx';

/**
 * `path` is what it leads to, `name` the goods, `value` a sum, `lead` the one thing most come for, `more` what can be done besides, `level` that of its
 * heading; `compact` where several of them are only the beginning of a page.
 */
type Props = {
  path: string;
  picture: PictureData | null | undefined;
  name: ReactNode;
  value?: ReactNode;
  children: ReactNode;
  lead?: ReactNode;
  more?: ReactNode;
  level?: 'h2' | 'h3';
  compact?: boolean;
};

const row = 'group relative grid grid-cols-[auto_1fr] gap-x-4 sm:grid-cols-[auto_1fr_auto] sm:grid-rows-[auto_1fr] sm:gap-x-6';
const frame = 'self-start rounded-field row-span-3 sm:row-span-2';
const side = 'mt-3 flex flex-wrap items-center justify-between gap-3 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:mt-0 sm:flex-nowrap';

// On a phone each of them is in one line with the sum. They lie above the link that covers the row.
const besides = '[&_:is(a,button)]:relative [&_:is(a,button)]:z-10';

/**
 * It leads there wherever it is touched, but for its actions. People know what they bought by its name: numbers and days are notes below it. Sums and what
 * leads stand in one column of all rows on a desk; on a phone in a line below the words, a sum alone at the end of the line of what can be done besides.
 */
export function GoodsRow({ path, picture, name, value, children, lead, more, level: Level = 'h2', compact = false }: Props) {
  const framed = `${frame} ${compact ? 'size-16 sm:size-20' : 'size-20 sm:size-28'}`;
  const sideOf = compact ? 'sm:max-w-96 sm:items-center sm:gap-5' : 'sm:max-w-72 sm:flex-col sm:items-end';
  return (
    <li className={`${row} ${compact ? 'py-4' : 'py-6'}`}>
      {picture ? (
        <Picture picture={{ ...picture, alt: '' }} sizes={compact ? '80px' : '112px'} className={framed} />
      ) : (
        <span className={`bg-base-200 ${framed}`} />
      )}
      <div className="min-w-0 text-sm">
        <Level className="text-base font-medium break-words">
          <ShopLink path={path} className="underline-offset-4 after:absolute after:inset-0 after:content-[''] group-hover:underline">
            {name}
          </ShopLink>
        </Level>
        {children}
      </div>
      {/* What can be touched is higher than its words: without the margin rows would be heavier at their end. */}
      <div className={`flex flex-wrap items-center gap-x-3.5 sm:contents ${more ? 'max-sm:-mb-3' : ''}`}>
        {(value || lead) && (
          <div className={`${side} ${sideOf} ${lead ? 'max-sm:basis-full' : more ? 'max-sm:order-last max-sm:mt-0 max-sm:ml-auto max-sm:min-h-11' : ''}`}>
            {value && <p className="font-medium tabular-nums">{value}</p>}
            {lead && (
              <div className={`relative z-10 flex flex-wrap justify-end gap-y-1 max-sm:ml-auto sm:[&_.btn]:min-w-44 ${compact ? '' : 'mt-auto'}`}>{lead}</div>
            )}
          </div>
        )}
        {more && (
          <div className={`${besides} flex flex-wrap items-center gap-x-6 self-end max-sm:contents sm:col-start-2 sm:row-start-2 sm:-mb-3 sm:mt-1`}>{more}</div>
        )}
      </div>
    </li>
  );
}

/** Its label, and what the label does not say. */
export function GoodsState({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">{children}</p>;
}

/** Number and day, for those who look for one of them. On a phone without their words (`Noted`), so that both fit on one line in every row. */
export function GoodsNote({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 flex flex-wrap gap-x-3 tabular-nums text-desc">{children}</p>;
}

/** A number or day with its words, which are only for ears on a phone; `text` is one message, given `here` for what it is of. */
export function Noted({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split(here);
  return (
    <span>
      {before && <span className="max-sm:sr-only">{before}</span>}
      <span className="whitespace-nowrap">{children}</span>
      {after && <span className="max-sm:sr-only">{after}</span>}
    </span>
  );
}

const othersShown = 5;

/** The other goods in small, for those who remember how they look and have the room; they are named by a count in the row's name. */
export function OtherGoods({ pictures }: { pictures: readonly (PictureData | null | undefined)[] }) {
  const shown = pictures.filter((picture) => picture !== null && picture !== undefined).slice(0, othersShown);
  if (shown.length === 0) return null;
  return (
    <span className="mt-3 flex gap-2 max-sm:hidden">
      {shown.map((picture, index) => (
        <Picture key={index} picture={{ ...picture, alt: '' }} sizes="48px" className="size-12 rounded-field" />
      ))}
    </span>
  );
}

/** Rows below each other, with a rule between them. */
export function GoodsRows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line border-b border-line">{children}</ul>;
}
