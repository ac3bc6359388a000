/** Choosing the square of a picture: dragged, or by sliders, which keys move too. */
import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { clamped, middleOf, mostZoom, moved, roomOf, squareOf, type View } from './crop.ts';

const shownSide = 320;
const sentSide = 640;
const quality = 0.9;

/** Answers the square as a file of its own. */
export function CropForm({ picture, busy, onChosen, onClose }: { picture: ImageBitmap; busy: boolean; onChosen: (square: Blob) => void; onClose: () => void }) {
  const [view, setView] = useState<View>(() => middleOf(picture));
  const room = roomOf(picture, view);
  const choose = () => {
    const sent = document.createElement('canvas');
    sent.width = sent.height = Math.min(sentSide, Math.max(1, Math.round(squareOf(picture, view).side)));
    draw(sent, picture, view);
    sent.toBlob((square) => square && onChosen(square), 'image/jpeg', quality);
  };
  return (
    <div className="flex flex-col gap-5">
      <Square picture={picture} view={view} onMove={(by) => setView((now) => moved(picture, now, by))} />
      <p className="text-center text-sm text-desc">{m.profile_crop_hint()}</p>
      <div>
        <Slider title={m.profile_crop_zoom()} from={1} to={mostZoom} at={view.zoom} onMove={(zoom) => setView((now) => clamped(picture, { ...now, zoom }))} />
        <Slider
          title={m.profile_crop_across()}
          from={(picture.width - room.x) / 2}
          to={(picture.width + room.x) / 2}
          at={view.x}
          onMove={(x) => setView((now) => clamped(picture, { ...now, x }))}
        />
        <Slider
          title={m.profile_crop_along()}
          from={(picture.height - room.y) / 2}
          to={(picture.height + room.y) / 2}
          at={view.y}
          onMove={(y) => setView((now) => clamped(picture, { ...now, y }))}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" busy={busy} onClick={choose}>
          {m.profile_crop_use()}
        </Button>
        <Button onClick={onClose}>{m.ui_cancel()}</Button>
      </div>
    </div>
  );
}

/** The square as it would be, round as it is shown; dragged, it reports the distance as a share of its side. */
function Square({ picture, view, onMove }: { picture: ImageBitmap; view: View; onMove: (by: { x: number; y: number }) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, view);
  }, [picture, view]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = held.current;
    if (!from) return;
    held.current = { x: event.clientX, y: event.clientY };
    const width = event.currentTarget.clientWidth;
    onMove({ x: (from.x - event.clientX) / width, y: (from.y - event.clientY) / width });
  };
  return (
    <canvas
      ref={canvas}
      width={shownSide}
      height={shownSide}
      aria-hidden="true"
      className="mx-auto aspect-square w-full max-w-80 cursor-move touch-none rounded-full bg-base-200"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => (held.current = null)}
      onPointerCancel={() => (held.current = null)}
    />
  );
}

/** Moves in steps of a twentieth; where there is no room it is still. */
function Slider({ title, from, to, at, onMove }: { title: string; from: number; to: number; at: number; onMove: (at: number) => void }) {
  const id = useId();
  const isStill = to - from < 1e-6;
  return (
    <div className="flex min-h-11 items-center gap-4">
      <label htmlFor={id} className="w-28 shrink-0 text-sm font-medium">
        {title}
      </label>
      <input
        id={id}
        type="range"
        min={from}
        max={isStill ? from + 1 : to}
        step={isStill ? 1 : (to - from) / 20}
        value={at}
        disabled={isStill}
        className="h-11 min-w-0 grow accent-primary"
        onChange={(event) => onMove(Number(event.target.value))}
      />
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, view: View): void {
  const brush = canvas.getContext('2d');
  if (!brush) return;
  const { left, top, side } = squareOf(picture, view);
  // What shows through a picture with holes is white, as in the stored file.
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
