import * as m from '#messages';

/** A detail of an account with the button that changes it. `action` is the button's label; screen readers also hear what it is about. */
export function DetailRow({ title, value, action, onAct }: { title: string; value: string; action?: string; onAct: () => void }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-4 first:pt-0">
      <dt className="text-sm text-desc">{title}</dt>
      <dd className="col-start-1 mt-1 break-words">{value}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <button
          type="button"
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:no-underline"
          aria-haspopup="dialog"
          onClick={onAct}
        >
          {action ?? m.profile_change()}
          <span className="sr-only"> {title}</span>
        </button>
      </dd>
    </div>
  );
}
