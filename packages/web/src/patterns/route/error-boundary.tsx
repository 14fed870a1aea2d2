import { Component, type ErrorInfo, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Rendered instead of the children that failed. */
  readonly fallback: (error: unknown, tryAgain: () => void) => ReactNode
  /** Called before the children are rendered again. */
  readonly onTryAgain?: () => void
}

/** An error boundary with a retry. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
  override state = { failure: null as { error: unknown } | null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A screen could not be drawn.', error, info.componentStack)
  }

  tryAgain = () => {
    this.props.onTryAgain?.()
    this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error, this.tryAgain) : this.props.children
  }
}
