interface Spot {
  id: string;
  /** Position in pixels. */
  x: number;
  y: number;
}

/**
 * Groups markers that are too close to be pressed separately: each group holds those within `reach`
 * pixels of its first one. The marker `alone` is never grouped.
 */
export function groupMarkers(
  spots: readonly Spot[],
  reach: number,
  alone: string | null,
): string[][] {
  const groups: { first: Spot; ids: string[] }[] = [];
  for (const spot of spots) {
    const group = groups.find(
      ({ first }) =>
        spot.id !== alone &&
        first.id !== alone &&
        Math.abs(first.x - spot.x) < reach &&
        Math.abs(first.y - spot.y) < reach,
    );
    if (group) group.ids.push(spot.id);
    else groups.push({ first: spot, ids: [spot.id] });
  }
  return groups.map(({ ids }) => ids);
}
