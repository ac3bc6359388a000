/** Grey places of what is still coming, so that nothing jumps. */

/** One block; give it its size by class. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded-field bg-base-200 ${className}`} />;
}

/** A cart line, a summary row: a picture's place and two lines of text. */
export function SkeletonLines({ count, label }: { count: number; label: string }) {
  return (
    <output aria-label={label} className="flex flex-col gap-8">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="flex gap-5">
          <Skeleton className="h-28 w-24" />
          <span className="flex grow flex-col gap-3 pt-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-1/4" />
          </span>
        </span>
      ))}
    </output>
  );
}
