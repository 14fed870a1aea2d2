import { notificationScreen } from './notification-screen.tsx'

export default notificationScreen('Email')
