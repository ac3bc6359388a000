/** The security verification: a handle that is drawn to the right, by finger, mouse or keys; that starts the proof of work. */
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { FieldError } from '#ui/forms/field.tsx';
import { Icon } from '#ui/icons.tsx';
import type { Challenge } from '#kit/browser/captcha/solve.ts';

type State = 'idle' | 'working' | 'done' | 'failed';
const step = 10;
const whole = 100;
const nearlyWhole = 92;
/** A little less than the two minutes for which a challenge is good. */
const goodMs = 110_000;

/** A token is good once: give it another `key` to start over. `onSolved('')`: the token is too old now. */
export function SlideCheck({ form, error, onSolved }: { form: string; error?: string | undefined; onSolved: (token: string) => void }) {
  const { state, at, move } = useSliding(onSolved);
  const track = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const fill = useRef<HTMLDivElement>(null);
  // By the style object, which the content security policy allows; there is no style in the markup.
  useEffect(() => {
    const width = (track.current?.clientWidth ?? 0) - (handle.current?.clientWidth ?? 0);
    if (handle.current) handle.current.style.transform = `translateX(${(width * at) / whole}px)`;
    if (fill.current) fill.current.style.transform = `scaleX(${at / whole})`;
  }, [at]);
  const label = labels[state]();
  return (
    <div>
      <div ref={track} className="relative h-12 select-none overflow-hidden rounded-field border border-field bg-base-200">
        <div ref={fill} className={`absolute inset-0 origin-left [transform:scaleX(0)] ${state === 'done' ? 'bg-success/18' : 'bg-primary/15'}`} />
        <output className="absolute inset-0 grid place-items-center px-14 text-center text-sm">{label}</output>
        <input
          type="range"
          id={`${form}-captcha`}
          min={0}
          max={whole}
          value={at}
          aria-label={m.auth_slide()}
          aria-valuetext={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${form}-captcha-error` : undefined}
          className="peer absolute inset-0 size-full cursor-grab touch-none opacity-0"
          onChange={({ currentTarget }) => move(Number(currentTarget.value))}
          onKeyDown={(event) => {
            const to = keyTarget(event.key, at);
            if (to === null) return;
            event.preventDefault();
            move(to);
          }}
          onPointerUp={() => move(at >= nearlyWhole ? whole : 0)}
          onPointerCancel={() => move(0)}
        />
        <div
          ref={handle}
          className={`pointer-events-none absolute inset-y-0 left-0 grid w-12 place-items-center rounded-field peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-4 ${state === 'done' ? 'bg-success text-success-content' : 'bg-primary text-primary-content'}`}
        >
          <StateIcon state={state} />
        </div>
      </div>
      <FieldError id={`${form}-captcha`} error={error} />
    </div>
  );
}

function StateIcon({ state }: { state: State }) {
  if (state === 'working') return <span className="spinner" aria-hidden="true" />;
  return <Icon name={state === 'done' ? 'check' : 'right'} className="size-5" />;
}

/** How far the handle is, and what comes of drawing it to the end. */
function useSliding(onSolved: (token: string) => void) {
  const [state, setState] = useState<State>('idle');
  const [at, setAt] = useState(0);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  useEffect(() => {
    if (state !== 'done') return undefined;
    const timer = setTimeout(() => {
      onSolved('');
      setState('idle');
      setAt(0);
    }, goodMs);
    return () => clearTimeout(timer);
  }, [state, onSolved]);

  const start = async () => {
    setState('working');
    leaving.current = new AbortController();
    const token = await solved(leaving.current.signal);
    if (leaving.current.signal.aborted) return;
    setState(token === null ? 'failed' : 'done');
    if (token === null) setAt(0);
    else onSolved(token);
  };
  const move = (to: number) => {
    if (state === 'working' || state === 'done') return;
    setAt(Math.min(whole, Math.max(0, to)));
    if (to >= whole) void start();
  };
  return { state, at, move };
}

const labels = { idle: m.auth_slide, working: m.auth_slide_working, done: m.auth_slide_done, failed: m.auth_captcha_failed } as const;

function keyTarget(key: string, at: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return at + step;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return at - step;
  if (key === 'Home') return 0;
  return key === 'End' || key === 'Enter' || key === ' ' ? whole : null;
}

/** The token, or null on failure. */
async function solved(signal: AbortSignal): Promise<string | null> {
  const { data: challenge } = await callApi<Challenge>('/auth/captcha', {}, { quiet: true, signal });
  if (!challenge) return null;
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
  const token = await new Promise<string | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    signal.addEventListener('abort', () => resolve(null));
    worker.postMessage(challenge);
  });
  worker.terminate();
  return token;
}
