import { expect, test } from 'vitest';
import { readTile, tileUrl } from './tile.ts';

test('LOC-07 LOC-02 a tile of the served countries is one, a foreign or misspelt one is none', () => {
  // Lille, Bruxelles, Ajaccio.
  expect(readTile('12', '2082', '1384')).toEqual({ z: 12, x: 2082, y: 1384 });
  expect(readTile('14', '8390', '5492')).not.toBeNull();
  expect(readTile('16', '34360', '24487')).not.toBeNull();
  // New York, the sea south of the map, zoom levels below and above the allowed ones.
  expect(readTile('12', '1205', '1539')).toBeNull();
  expect(readTile('12', '2082', '1700')).toBeNull();
  expect(readTile('9', '260', '173')).toBeNull();
  expect(readTile('18', '133248', '88576')).toBeNull();
  for (const part of ['', '-1', '1e3', '12.5', '../1', '９', '1234567'])
    expect(readTile('12', part, '1384'), part).toBeNull();
});

test('LOC-07 a service with named parameters is asked for the same tile', () => {
  const wmts = 'https://tiles.example/wmts?LAYER=PLAN&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}';
  expect(tileUrl(wmts, { z: 12, x: 2082, y: 1384 })).toBe(
    'https://tiles.example/wmts?LAYER=PLAN&TILEMATRIX=12&TILEROW=1384&TILECOL=2082',
  );
});
