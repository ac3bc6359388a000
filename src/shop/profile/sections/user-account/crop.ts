/** Which square of a picture is taken: pure, for the canvas that shows it and the one that is sent. */

/** Pixels of a picture. */
export type Size = { width: number; height: number };

/** How the picture is looked at: `zoom` from 1 (all of the shorter side) to `mostZoom`, `x` and `y` the middle of the square, in pixels of the picture. */
export type View = { zoom: number; x: number; y: number };

export const mostZoom = 4;

/** The square in the middle, as large as can be. */
export const middleOf = ({ width, height }: Size): View => ({ zoom: 1, x: width / 2, y: height / 2 });

/** The side of the square, in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: View): number => Math.min(width, height) / zoom;

/** The same view with the square inside the picture. */
export function clamped(size: Size, view: View): View {
  const zoom = Math.min(Math.max(view.zoom, 1), mostZoom);
  const half = sideOf(size, { ...view, zoom }) / 2;
  const within = (value: number, length: number) => Math.min(Math.max(value, half), length - half);
  return { zoom, x: within(view.x, size.width), y: within(view.y, size.height) };
}

/** The view moved by parts of the square's side: 1 is a whole square to the right, or down. */
export function moved(size: Size, view: View, by: { x: number; y: number }): View {
  const side = sideOf(size, view);
  return clamped(size, { ...view, x: view.x + by.x * side, y: view.y + by.y * side });
}

/** The square, in pixels of the picture. */
export function squareOf(size: Size, view: View): { left: number; top: number; side: number } {
  const side = sideOf(size, view);
  return { left: view.x - side / 2, top: view.y - side / 2, side };
}

/** How much room there is to move the square, in pixels of the picture. */
export function roomOf(size: Size, view: View): { x: number; y: number } {
  const side = sideOf(size, view);
  return { x: size.width - side, y: size.height - side };
}
