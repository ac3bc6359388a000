/** The security verification: a handle that is drawn to the right, by finger, mouse or keys; that starts the proof of work. */
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { FieldError } from '#ui/field.tsx';
import { Icon } from '#ui/icons.tsx';
import { usePageView } from '#ui/page-view.tsx';
import type { Challenge } from './solve.ts';

type State = 'idle' | 'working' | 'done' | 'failed';
const step = 10;
const whole = 100;
const nearlyWhole = 92;
/** A little less than the two minutes for which a challenge is good. */
const goodMs = 110_000;

/** `round` begins it anew: a token is good once. */
export function SlideCheck({ form, error, round, onSolved }: { form: string; error?: string | undefined; round: number; onSolved: (token: string) => void }) {
  const { locale } = usePageView();
  const [state, setState] = useState<State>('idle');
  const [at, setAt] = useState(0);
  const track = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const fill = useRef<HTMLDivElement>(null);
  const grip = useRef<{ x: number; width: number } | null>(null);
  const worker = useRef<Worker | null>(null);

  const reset = (to: State) => {
    worker.current?.terminate();
    worker.current = null;
    setState(to);
    setAt(0);
  };
  // By the style object, which the content security policy allows; there is no style in the markup.
  useEffect(() => {
    const width = (track.current?.clientWidth ?? 0) - (handle.current?.clientWidth ?? 0);
    if (handle.current) handle.current.style.transform = `translateX(${(width * at) / whole}px)`;
    if (fill.current) fill.current.style.transform = `scaleX(${at / whole})`;
  }, [at]);
  useEffect(() => reset('idle'), [round]);
  useEffect(() => {
    if (state !== 'done') return undefined;
    const timer = setTimeout(() => {
      onSolved('');
      reset('idle');
    }, goodMs);
    return () => clearTimeout(timer);
  }, [state]);

  const start = async () => {
    setAt(whole);
    setState('working');
    const token = await solved(worker);
    if (token === undefined) return;
    if (token === null) return reset('failed');
    setState('done');
    onSolved(token);
  };
  const move = (to: number) => {
    if (state === 'working' || state === 'done') return;
    const next = Math.min(whole, Math.max(0, to));
    if (next >= whole) void start();
    else setAt(next);
  };
  const label = labels[state]({}, { locale });
  return (
    <div>
      <div ref={track} className="relative h-12 touch-none select-none overflow-hidden rounded-field border border-field bg-base-200">
        <div ref={fill} className={`absolute inset-0 origin-left scale-x-0 ${state === 'done' ? 'bg-success/25' : 'bg-primary/15'}`} />
        <div className="pointer-events-none absolute inset-0 grid place-items-center px-14 text-center text-sm" role="status">
          {label}
        </div>
        <div
          ref={handle}
          id={`${form}-captcha`}
          role="slider"
          tabIndex={0}
          aria-label={m.auth_slide({}, { locale })}
          aria-valuemin={0}
          aria-valuemax={whole}
          aria-valuenow={Math.round(at)}
          aria-valuetext={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${form}-captcha-error` : undefined}
          className={`absolute inset-y-0 left-0 grid w-12 cursor-grab place-items-center rounded-field ${state === 'done' ? 'bg-success text-success-content' : 'bg-primary text-primary-content'}`}
          onKeyDown={(event: KeyboardEvent) => {
            const to = keyTarget(event.key, at);
            if (to === null) return;
            event.preventDefault();
            move(to);
          }}
          onPointerDown={(event: PointerEvent<HTMLDivElement>) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            grip.current = { x: event.clientX, width: (track.current?.clientWidth ?? 0) - event.currentTarget.clientWidth };
          }}
          onPointerMove={({ clientX }: PointerEvent) => {
            if (grip.current) move(((clientX - grip.current.x) / Math.max(1, grip.current.width)) * whole);
          }}
          onPointerUp={() => {
            grip.current = null;
            move(at >= nearlyWhole ? whole : 0);
          }}
          onPointerCancel={() => {
            grip.current = null;
            move(0);
          }}
        >
          {state === 'working' ? (
            <span className="loading loading-spinner loading-sm" aria-hidden="true" />
          ) : (
            <Icon name={state === 'done' ? 'check' : 'right'} className="size-5" />
          )}
        </div>
      </div>
      <FieldError id={`${form}-captcha`} error={error} />
    </div>
  );
}

const labels = { idle: m.auth_slide, working: m.auth_slide_working, done: m.auth_slide_done, failed: m.auth_captcha_failed } as const;

function keyTarget(key: string, at: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return at + step;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return at - step;
  if (key === 'Home') return 0;
  return key === 'End' || key === 'Enter' || key === ' ' ? whole : null;
}

/** The token; null when there is none to be had; undefined when it is wanted no more. */
async function solved(place: { current: Worker | null }): Promise<string | null | undefined> {
  const { data: challenge } = await callApi<Challenge>('/auth/captcha', {}, { quiet: true });
  if (!challenge) return null;
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
  place.current = worker;
  const token = await new Promise<string | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage(challenge);
  });
  if (place.current !== worker) return undefined;
  place.current = null;
  worker.terminate();
  return token;
}
