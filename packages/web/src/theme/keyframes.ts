export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  breathe: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.5' } },
  fadeIn: { from: { opacity: '0' } },
  fadeOut: { to: { opacity: '0' } },
  riseIn: { from: { opacity: '0', transform: 'translateY(12px) scale(0.985)' } },
  sinkOut: { to: { opacity: '0', transform: 'translateY(8px) scale(0.99)' } },
  dropIn: { from: { opacity: '0', transform: 'translateY(-4px)' } },
  unfold: { from: { height: '0', opacity: '0' }, to: { height: 'var(--height)' } },
  fold: { from: { height: 'var(--height)' }, to: { height: '0', opacity: '0' } },
  settle: { from: { transform: 'translateY(28px)' } },
  draw: { from: { strokeDashoffset: '1' } },
  drift: { from: { transform: 'translateX(0)' }, to: { transform: 'translateX(-50%)' } },
}
