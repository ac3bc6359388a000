/** Pictures over the whole screen, in the browser's own dialog: swiped, by keys, closer by a click or two fingers, or one after the other by themselves. */
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import * as m from '#messages';
import { Icon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { Arrows } from './arrows.tsx';
import { scrollToItem, shownItem } from './row.ts';

/** What is shown, and which picture first. */
export type ViewerProps = { pictures: readonly PictureData[]; title: string; start: number; onClose: () => void };

const slideMs = 4_000;
const tool = 'inline-flex size-11 items-center justify-center rounded-field hover:bg-base-200';

const middle = { x: 0.5, y: 0.5 };

/** Where in an element it was pressed, as shares of its width and height; its middle, where that was by a key. */
function pressedAt(event: MouseEvent<HTMLElement>): { x: number; y: number } {
  if (event.detail === 0) return middle;
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
}

/** Open while it is drawn. */
export function Viewer({ pictures, title, start, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  const [close, setClose] = useState(false);
  const aim = useRef(middle);
  const [playing, setPlaying] = useState(false);
  const last = pictures.length - 1;
  useEffect(() => {
    dialog.current?.showModal();
    scrollToItem(row.current, start, 'instant');
  }, [start]);
  // What was pressed stays where it was pressed: the same share of the picture is before it and behind it.
  useLayoutEffect(() => {
    const frame = row.current?.children[shown];
    if (!close || !frame) return;
    frame.scrollTo({ left: aim.current.x * (frame.scrollWidth - frame.clientWidth), top: aim.current.y * (frame.scrollHeight - frame.clientHeight) });
  }, [close, shown]);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => scrollToItem(row.current, shown === last ? 0 : shown + 1), slideMs);
    return () => clearTimeout(timer);
  }, [playing, shown, last]);
  const enlargeAt = (point: typeof middle) => {
    aim.current = point;
    setClose(!close);
  };
  const show = (index: number) => {
    setPlaying(false);
    scrollToItem(row.current, Math.min(Math.max(index, 0), last));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[event.key];
    // Enlarged, the arrows move what is seen of the picture.
    if (target === undefined || close) return;
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
        <div className="flex items-center justify-end gap-2 px-4 py-2">
          <p aria-live={playing ? 'off' : 'polite'} className="mr-auto text-sm tabular-nums">
            {shown + 1} / {pictures.length}
          </p>
          {pictures.length > 1 && (
            <button type="button" className={tool} aria-pressed={playing} onClick={() => setPlaying(!playing)} aria-label={m.product_slideshow()}>
              <Icon name={playing ? 'pause' : 'play'} />
            </button>
          )}
          <button type="button" className={tool} aria-pressed={close} onClick={() => enlargeAt(middle)} aria-label={m.product_picture_enlarge()}>
            <Icon name={close ? 'minus' : 'plus'} />
          </button>
          <button type="button" className={tool} onClick={() => dialog.current?.close()} aria-label={m.ui_close()}>
            <Icon name="close" />
          </button>
        </div>
        <div className="relative min-h-0 grow">
          <ul
            ref={row}
            onScroll={(event) => setShown(shownItem(event.currentTarget))}
            onPointerDown={() => setPlaying(false)}
            className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none]"
          >
            {pictures.map((picture, index) => (
              <li key={picture.id} className="h-full w-full shrink-0 snap-start overflow-auto">
                <button
                  type="button"
                  onClick={(event) => enlargeAt(pressedAt(event))}
                  className={close ? 'block size-[200%] cursor-zoom-out' : 'block size-full cursor-zoom-in'}
                >
                  <Picture
                    picture={{ ...picture, alt: picture.alt || title }}
                    sizes={close ? '200vw' : '100vw'}
                    fit="contain"
                    held={Math.abs(index - shown) > 1}
                    className="size-full"
                  />
                </button>
              </li>
            ))}
          </ul>
          {pictures.length > 1 && <Arrows shown={shown} count={pictures.length} className="pointer-coarse:hidden" onShow={show} />}
        </div>
      </div>
    </dialog>
  );
}
