/** The table of sizes, in a panel that the browser opens by itself, with or without script. */
import * as m from '#messages';
import { Icon } from '#ui/icons.tsx';
import type { SizeGuide } from '../../contract.ts';

const panel = 'size-guide';

/** A button and the panel that it opens. */
export function SizeGuideButton({ guide }: { guide: SizeGuide }) {
  return (
    <>
      <button type="button" popoverTarget={panel} className="inline-flex min-h-11 items-center gap-2 text-sm font-medium underline-offset-4 hover:underline">
        <Icon name="ruler" />
        {m.product_size_guide()}
      </button>
      <dialog id={panel} popover="auto" aria-labelledby={`${panel}-title`} className="bottom-panel">
        <div className="flex items-center justify-between gap-4 px-5 py-3">
          <h2 id={`${panel}-title`} className="title-4">
            {guide.title}
          </h2>
          <button
            type="button"
            popoverTarget={panel}
            popoverTargetAction="hide"
            className="-mr-3 inline-flex size-11 items-center justify-center"
            aria-label={m.ui_close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="overflow-x-auto px-5 pb-6">
          <table className="w-full text-sm tabular-nums">
            <thead>
              <tr className="border-b border-line text-left">
                {guide.columns.map((column) => (
                  <th key={column} scope="col" className="py-2 pr-4 font-medium">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {guide.rows.map((row, at) => (
                <tr key={row.join(' ') || at} className="border-b border-line">
                  {row.map((cell, index) =>
                    index === 0 ? (
                      <th key={guide.columns[index]} scope="row" className="py-2 pr-4 text-left font-medium">
                        {cell}
                      </th>
                    ) : (
                      <td key={guide.columns[index]} className="py-2 pr-4">
                        {cell}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          {guide.note && <p className="mt-4 text-sm text-desc">{guide.note}</p>}
        </div>
      </dialog>
    </>
  );
}
