/** An order or a return in a list: the goods it is of, where it stands, and what can be done with it. */
import type { ReactNode } from 'react';
import { Picture } from '../picture.tsx';
import type { PictureData } from '../picture-data.ts';
import { ShopLink } from '../shop-link.tsx';

/** `path` is what it leads to, `name` the goods, `value` a sum, `lead` the one thing most come for, `more` what can be done besides, `level` that of its heading. */
type Props = {
  path: string;
  picture: PictureData | null | undefined;
  name: ReactNode;
  value?: ReactNode;
  children: ReactNode;
  lead?: ReactNode;
  more?: ReactNode;
  level?: 'h2' | 'h3';
};

/**
 * It leads there wherever it is touched, but for its actions. People know what they bought by its name: numbers and days are notes below it. Sums and what
 * leads stand in one column of all rows on a desk, in a line below the words on a phone.
 */
export function GoodsRow({ path, picture, name, value, children, lead, more, level: Level = 'h2' }: Props) {
  const frame = 'size-20 self-start rounded-field row-span-3 sm:row-span-2 sm:size-28';
  return (
    <li className="group relative grid grid-cols-[auto_1fr] gap-x-4 py-6 sm:grid-cols-[auto_1fr_auto] sm:grid-rows-[auto_1fr] sm:gap-x-6">
      {picture ? <Picture picture={{ ...picture, alt: '' }} sizes="112px" className={frame} /> : <span className={`bg-base-200 ${frame}`} />}
      <div className="min-w-0 text-sm">
        <Level className="text-base font-medium break-words">
          <ShopLink path={path} className="underline-offset-4 after:absolute after:inset-0 after:content-[''] group-hover:underline">
            {name}
          </ShopLink>
        </Level>
        {children}
      </div>
      {(value || lead) && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 sm:row-span-2 sm:mt-0 sm:max-w-72 sm:flex-col sm:flex-nowrap sm:items-end">
          {value && <p className="font-medium tabular-nums">{value}</p>}
          {lead && <div className="relative z-10 mt-auto flex flex-wrap justify-end gap-y-1 max-sm:ml-auto sm:[&_.btn]:min-w-44">{lead}</div>}
        </div>
      )}
      {more && <div className="relative z-10 mt-1 flex flex-wrap items-center gap-x-6 self-end sm:col-start-2">{more}</div>}
    </li>
  );
}

/** Its label, and what the label does not say. */
export function GoodsState({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">{children}</p>;
}

/** Number and day, for those who look for one of them: below each other on a phone, where some would fit on one line and others not. */
export function GoodsNote({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 flex flex-wrap gap-x-3 tabular-nums text-desc max-sm:flex-col">{children}</p>;
}

const othersShown = 5;

/** The other goods in small, for those who remember how they look; they are named by a count in the row's name. */
export function OtherGoods({ pictures }: { pictures: readonly (PictureData | null | undefined)[] }) {
  const shown = pictures.filter((picture) => picture !== null && picture !== undefined).slice(0, othersShown);
  if (shown.length === 0) return null;
  return (
    <span className="mt-3 flex gap-2">
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
