import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACCEPTED_FILES, typeOfFile } from './index.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['facture.pdf', '%PDF-1.7', 'document'],
  ['Photo.JPG', '\u00ff\u00d8\u00ff\u00e0', 'image'],
  ['IMG_1.heic', '\0\0\0\u0018ftypheic', 'image'],
  ['miaou.mp3', 'ID3\u0004', 'audio'],
  ['miaou.m4a', '\0\0\0\u0018ftypM4A ', 'audio'],
  ['film.mp4', '\0\0\0\u0018ftypisom', 'video'],
  ['film.mov', '\0\0\0\u0018moov', 'video'],
  ['tout.zip', 'PK\u0003\u0004', 'archive'],
  ['rdv.ics', 'BEGIN:VCALENDAR\r\n', 'calendar'],
  ['notes.txt', 'Bonjour,\n\u00e9t\u00e9', 'document'],
])('CNT-05 %s is accepted', (name, content, kind) => {
  expect(typeOfFile(name, bytes(content))).toMatchObject({ kind });
});

test.each([
  ['virus.exe', 'MZ\u0090'],
  ['virus.pdf', 'MZ\u0090'],
  ['photo.png', '<svg onload="x">'],
  ['page.html', '<html>'],
  ['image.svg', '<svg>'],
  ['film.mp4', '\0\0\0\u0018ftypheic'],
  ['notes.txt', 'a\0b'],
  ['rdv.ics', 'Bonjour'],
  ['sans-extension', '%PDF-'],
  ['facture.pdf', '%PDF-1.7\n<html><script>alert(1)</script>'],
  ['facture.pdf', '%PDF-<!DOCTYPE html>'],
  ['photo.gif', 'GIF89a=1;/*<svg onload=x>'],
  ['vide.txt', ''],
])('CNT-04 %s is refused', (name, content) => {
  expect(typeOfFile(name, bytes(content))).toBeNull();
});

test('CNT-05 the file chooser offers what is accepted', () => {
  for (const extension of ['.pdf', '.jpg', '.mp3', '.mp4', '.zip', '.ics'])
    expect(ACCEPTED_FILES.split(',')).toContain(extension);
});

test('any bytes under any name are judged, never a failure', () => {
  fc.assert(
    fc.property(fc.string(), fc.uint8Array({ maxLength: 300 }), (name, content) => {
      const found = typeOfFile(name, content);
      if (found) expect(ACCEPTED_FILES.split(',')).toContain(`.${found.extension}`);
    }),
  );
});
