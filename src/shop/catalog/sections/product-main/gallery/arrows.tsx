/** Forth and back in a row of pictures. */
import * as m from '#messages';
import { Icon } from '#ui/icons.tsx';

const look =
  'absolute top-1/2 inline-flex size-11 [translate:0_-50%] items-center justify-center rounded-full bg-base-100/90 hover:bg-base-100 disabled:invisible noscript:hidden';

/** An arrow at either side. */
export function Arrows({ shown, count, className, onShow }: { shown: number; count: number; className: string; onShow: (index: number) => void }) {
  return (
    <>
      <button
        type="button"
        className={`${look} left-4 ${className}`}
        disabled={shown === 0}
        onClick={() => onShow(shown - 1)}
        aria-label={m.product_picture_previous()}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className={`${look} right-4 ${className}`}
        disabled={shown >= count - 1}
        onClick={() => onShow(shown + 1)}
        aria-label={m.product_picture_next()}
      >
        <Icon name="right" />
      </button>
    </>
  );
}
