/**
 * The page numbers to show: at most `size`, centered on the current page, within 1 to `totalPages`. A current page
 * outside that range counts as the nearest page inside it.
 */
export function pageWindow(page: number, totalPages: number, size = 5): number[] {
  const length = Math.min(size, Math.max(0, totalPages));
  const current = Math.min(Math.max(1, page), Math.max(1, totalPages));
  const first = Math.min(Math.max(1, current - Math.floor(size / 2)), Math.max(1, totalPages - length + 1));
  return Array.from({ length }, (_, i) => first + i);
}
