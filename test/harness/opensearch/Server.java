import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.Plugin;

/** One node of OpenSearch for tests: `Server.java <port> <folder>`. It ends when its standard input does. */
public final class Server {
  static final class TestNode extends Node {
    TestNode(Settings settings, List<Class<? extends Plugin>> plugins) {
      super(InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "test"), plugins, true);
    }
  }

  public static void main(String[] given) throws Exception {
    Settings settings = Settings.builder()
        .put("path.home", given[1])
        .put("cluster.name", "vitrine-test")
        .put("http.port", given[0])
        .put("transport.port", "0")
        .put("network.host", "127.0.0.1")
        .put("discovery.type", "single-node")
        .put("transport.type", "netty4")
        .put("http.type", "netty4")
        .put("node.processors", 2)
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        .build();
    Files.createDirectories(Path.of(given[1], "config"));
    List<Class<? extends Plugin>> plugins = List.of(
        org.opensearch.transport.Netty4Plugin.class,
        org.opensearch.analysis.common.CommonAnalysisPlugin.class,
        org.opensearch.painless.PainlessPlugin.class);
    try (Node node = new TestNode(settings, plugins)) {
      node.start();
      System.out.println("started");
      while (System.in.read() >= 0) continue;
    }
    System.exit(0);
  }
}
