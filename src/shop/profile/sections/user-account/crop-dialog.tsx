/** Choosing the square of a picture: dragged, by arrow keys, zoomed by a slider. */
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { kept, middleOf, mostZoom, moved, squareOf, type View } from './crop.ts';

const shownSide = 320;
const sentSide = 640;
const keyStep = 0.05;
const quality = 0.9;

const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
};

/** See above; answers the square as a file of its own. */
export function CropForm({ picture, busy, onChosen, onClose }: { picture: ImageBitmap; busy: boolean; onChosen: (square: Blob) => void; onClose: () => void }) {
  const { locale } = usePageView();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState<View>(() => middleOf(picture));
  const held = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, view);
  }, [picture, view]);
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    setView((now) => moved(picture, now, by));
  };
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = held.current;
    if (!from) return;
    held.current = { x: event.clientX, y: event.clientY };
    const width = event.currentTarget.clientWidth;
    const by = { x: (from.x - event.clientX) / width, y: (from.y - event.clientY) / width };
    setView((now) => moved(picture, now, by));
  };
  const choose = () => {
    const sent = document.createElement('canvas');
    sent.width = sent.height = Math.min(sentSide, Math.max(1, Math.round(squareOf(picture, view).side)));
    draw(sent, picture, view);
    sent.toBlob((square) => square && onChosen(square), 'image/jpeg', quality);
  };
  return (
    <div className="flex flex-col gap-5">
      <canvas
        ref={canvas}
        width={shownSide}
        height={shownSide}
        tabIndex={0}
        role="application"
        aria-label={m.profile_crop_area({}, { locale })}
        aria-describedby="crop-hint"
        className="mx-auto aspect-square w-full max-w-80 cursor-move touch-none rounded-full bg-base-200"
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (held.current = null)}
        onPointerCancel={() => (held.current = null)}
      />
      <p id="crop-hint" className="text-center text-sm text-desc">
        {m.profile_crop_hint({}, { locale })}
      </p>
      <label className="flex min-h-11 items-center gap-4 text-sm font-medium">
        {m.profile_crop_zoom({}, { locale })}
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={view.zoom}
          className="h-11 min-w-0 grow accent-primary"
          onChange={(event) => setView((now) => kept(picture, { ...now, zoom: Number(event.target.value) }))}
        />
      </label>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" busy={busy} onClick={choose}>
          {m.profile_crop_use({}, { locale })}
        </Button>
        <Button onClick={onClose}>{m.profile_cancel({}, { locale })}</Button>
      </div>
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, view: View): void {
  const brush = canvas.getContext('2d');
  if (!brush) return;
  const { left, top, side } = squareOf(picture, view);
  // What shows through a picture with holes is white, as it is once it is kept.
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
