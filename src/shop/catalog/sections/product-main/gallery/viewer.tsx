/** Pictures over the whole screen, in the browser's own dialog: swiped, by keys, closer by a click or two fingers. */
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import * as m from '#messages';
import { Icon, type IconName } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { Arrows } from './arrows.tsx';
import { scrollToItem, shownItem } from './row.ts';

/** A place in an element, as shares of its width and height. */
export type Place = { x: number; y: number };

/** What is shown, and which picture first; `at` is where that was pressed by a mouse, which sees it from close there. */
export type ViewerProps = { pictures: readonly PictureData[]; title: string; start: number; at: Place | null; onClose: () => void };

const middle: Place = { x: 0.5, y: 0.5 };

/** Where in an element it was pressed, as shares of its width and height; its middle, where that was by a key. */
function pressedAt(event: MouseEvent<HTMLElement>): Place {
  if (event.detail === 0) return middle;
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
}

/** Open while it is drawn. */
export function Viewer({ pictures, title, start, at, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  const last = pictures.length - 1;
  // Before it is measured where the picture was pressed: what is closed has no size.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    scrollToItem(row.current, start, 'instant');
  }, [start]);
  const enlarging = useEnlarging(row, shown, at);
  const show = (index: number) => scrollToItem(row.current, Math.min(Math.max(index, 0), last));
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[event.key];
    // Enlarged, the arrows move what is seen of the picture.
    if (target === undefined || enlarging.close) return;
    event.preventDefault();
    show(target);
  };
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-label={title}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-base-100 p-0 text-base-content"
    >
      <div className="flex h-full flex-col">
        <Bar shown={shown} count={pictures.length} enlarging={enlarging} onClose={() => dialog.current?.close()} />
        <div className="relative min-h-0 grow">
          <ul
            ref={row}
            onScroll={(event) => setShown(shownItem(event.currentTarget))}
            className="flex h-full [scroll-snap-type:x_mandatory] overflow-x-auto overscroll-contain [scrollbar-width:none]"
          >
            {pictures.map((picture, index) => (
              <li key={picture.id} className="h-full w-full shrink-0 snap-start overflow-auto">
                <Enlargeable picture={{ ...picture, alt: picture.alt || title }} held={Math.abs(index - shown) > 1} {...enlarging} />
              </li>
            ))}
          </ul>
          {pictures.length > 1 && <Arrows shown={shown} count={pictures.length} className="pointer-coarse:hidden" onShow={show} />}
        </div>
      </div>
    </dialog>
  );
}

type BarProps = {
  shown: number;
  count: number;
  enlarging: ReturnType<typeof useEnlarging>;
  onClose: () => void;
};

function Bar({ shown, count, enlarging: { close, enlargeAt }, onClose }: BarProps) {
  return (
    <div className="flex items-center justify-end gap-2 px-4 py-2">
      <p aria-live="polite" className="mr-auto text-sm tabular-nums">
        {shown + 1} / {count}
      </p>
      <Tool icon={close ? 'minus' : 'plus'} label={m.product_picture_enlarge()} pressed={close} onClick={() => enlargeAt(middle)} />
      <Tool icon="close" label={m.ui_close()} onClick={onClose} />
    </div>
  );
}

function Tool({ icon, label, pressed, onClick }: { icon: IconName; label: string; pressed?: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className="inline-flex size-11 items-center justify-center rounded-field hover:bg-base-200"
      aria-pressed={pressed}
      onClick={onClick}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}

function Enlargeable({ picture, held, close, enlargeAt }: { picture: PictureData; held: boolean } & ReturnType<typeof useEnlarging>) {
  return (
    <button
      type="button"
      onClick={(event) => enlargeAt(pressedAt(event))}
      className={close ? 'block size-[200%] cursor-zoom-out' : 'block size-full cursor-zoom-in'}
    >
      <Picture picture={picture} sizes={close ? '200vw' : '100vw'} fit="contain" held={held} className="size-full" />
    </button>
  );
}

type Row = RefObject<HTMLUListElement | null>;

/** Whether the pictures are seen from close. What was pressed stays where it was pressed: the same share of the picture is before it and behind it. */
function useEnlarging(row: Row, shown: number, at: Place | null) {
  const [close, setClose] = useState(at !== null);
  const aim = useRef(at ?? middle);
  useLayoutEffect(() => {
    const frame = row.current?.children[shown];
    if (!close || !frame) return;
    frame.scrollTo({ left: aim.current.x * (frame.scrollWidth - frame.clientWidth), top: aim.current.y * (frame.scrollHeight - frame.clientHeight) });
  }, [row, close, shown]);
  const enlargeAt = (point: Place) => {
    aim.current = point;
    setClose(!close);
  };
  return { close, enlargeAt };
}
