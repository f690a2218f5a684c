const font = 'Figtree, system-ui, -apple-system, "Segoe UI", Arial, sans-serif';

export const text = { fontSize: '16px', lineHeight: '26px', color: '#0e241a', margin: '0 0 12px' };
export const strong = { ...text, fontWeight: 700 };
export const small = { ...text, fontSize: '14px', lineHeight: '22px', color: '#55695d' };
export const title = { ...text, fontSize: '26px', lineHeight: '34px' };
export const page = {
  body: { backgroundColor: '#f0f4ea', fontFamily: font, margin: 0, padding: '24px 0' },
  container: { backgroundColor: '#ffffff', borderRadius: '16px', padding: '32px' },
  sender: { ...text, color: '#0d4f31', fontSize: '20px', fontWeight: 700 },
};
