/** What leads a list: its words, and a picture beside them on a desk, above them on a phone; `stacked`: above them everywhere; `tall`: the page is about it. */
import type { ReactNode } from 'react';
import type { PictureData } from './picture-data.ts';
import { Picture } from './picture.tsx';

type ListLeadProps = { picture: PictureData | null; stacked?: boolean; tall?: boolean; children: ReactNode };

/** Words and picture; without a picture the words alone. */
export function ListLead({ picture, stacked = false, tall = false, children }: ListLeadProps) {
  if (!picture) return <div className="mb-8 mt-4 lg:mb-10 lg:mt-8">{children}</div>;
  return (
    <div
      className={`mb-8 mt-4 grid gap-6 lg:mb-12 lg:mt-6 ${stacked ? '' : `lg:items-center lg:gap-16 ${tall ? 'lg:grid-cols-[5fr_7fr]' : 'lg:grid-cols-2'}`}`}
    >
      <Picture
        picture={{ ...picture, alt: '' }}
        sizes={`(min-width: 1024px) ${tall ? 50 : 42}vw, 92vw`}
        widest={1280}
        priority
        className={`aspect-3/2 w-full rounded-box ${tall ? '' : 'lg:aspect-16/9'} ${stacked ? '' : 'lg:order-last'}`}
      />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
