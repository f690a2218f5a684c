interface Spot {
  id: string;
  /** Pixels. */
  x: number;
  y: number;
}

/**
 * Markers too near to be pressed one by one stand together: each group is what lies within `reach`
 * pixels of its first. `alone` always stands by itself.
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
