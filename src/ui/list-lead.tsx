/** What leads a list: its words, and a picture beside them on a desk, above them on a phone; `stacked`: above them everywhere. */
import type { ReactNode } from 'react';
import type { PictureData } from './picture-data.ts';
import { Picture } from './picture.tsx';

type ListLeadProps = { picture: PictureData | null; stacked?: boolean; children: ReactNode };

/** Words and picture; without a picture the words alone. */
export function ListLead({ picture, stacked = false, children }: ListLeadProps) {
  if (!picture) return <div className="mb-8 mt-4 lg:mb-10 lg:mt-8">{children}</div>;
  return (
    <div className={`mb-8 mt-4 grid gap-6 lg:mb-12 lg:mt-6 ${stacked ? '' : 'lg:grid-cols-[5fr_7fr] lg:items-center lg:gap-16'}`}>
      <Picture
        picture={{ ...picture, alt: '' }}
        sizes="(min-width: 1024px) 50vw, 92vw"
        widest={1280}
        priority
        className={`aspect-3/2 w-full rounded-box ${stacked ? '' : 'lg:order-last'}`}
      />
      <div className={`min-w-0 ${stacked ? '' : 'lg:[&_:is(.rich-text,p)]:max-w-[40ch] lg:[&_:is(.rich-text,p)]:text-lg'}`}>{children}</div>
    </div>
  );
}
